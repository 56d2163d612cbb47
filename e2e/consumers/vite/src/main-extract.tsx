import * as styles from './own.css'
import { start } from './start'

start(styles)
