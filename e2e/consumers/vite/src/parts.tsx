// The other way round than in the one sheet: their order does not matter.
import '@sorrel/ui/css/textarea.css'
import '@sorrel/ui/css/text-field.css'
import '@sorrel/ui/css/text.css'
import '@sorrel/ui/css/stack.css'
import '@sorrel/ui/css/radio-group.css'
import '@sorrel/ui/css/price.css'
import '@sorrel/ui/css/inline.css'
import '@sorrel/ui/css/heading.css'
import '@sorrel/ui/css/dialog.css'
import '@sorrel/ui/css/checkbox.css'
import '@sorrel/ui/css/button.css'
import '@sorrel/ui/css/banner.css'
import '@sorrel/ui/css/badge.css'
import '@sorrel/ui/tokens.css'
import { showSheets } from './sheets'

showSheets()
