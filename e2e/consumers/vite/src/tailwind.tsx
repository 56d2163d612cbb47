import './tailwind.css'
import { showSheets } from './sheets'

showSheets()
