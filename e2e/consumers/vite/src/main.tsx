import './plain.css'
import { start } from './start'

start({ band: 'band', tag: 'tag' })
