import '@sorrel/ui/styles.unlayered.css'
import { showSheets } from './sheets'

showSheets()
