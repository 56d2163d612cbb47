import '@sorrel/ui/styles.css'
import { showSheets } from './sheets'

showSheets()
