import { createTranslator } from '@sorrel/i18n/translate'
import { expect, test } from 'vitest'
import { toNamedIssue } from './form-issues.ts'

const inFrench = createTranslator({ locale: 'fr' })

test('an issue is named by its field, unless it names the field itself', () => {
  expect(toNamedIssue('Veuillez remplir ce champ', 'Ville', inFrench)).toBe(
    'Ville\u00A0: Veuillez remplir ce champ',
  )
  expect(toNamedIssue('La ville est requise', 'Ville', inFrench)).toBe('La ville est requise')
  expect(toNamedIssue('Veuillez remplir ce champ', undefined, inFrench)).toBe('Veuillez remplir ce champ')
})
