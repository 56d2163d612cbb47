/** Words of the mails, in the languages of the demo store. `{{name}}` marks a value. */
const en = {
  greeting: 'Hello {{name}},',
  footer: 'You receive this mail because of your order or account with us.',
  order: {
    subject: 'Your order {{number}}',
    heading: 'Thank you for your order',
    text: 'We have your order {{number}} and are getting it ready.',
    trial: '{{name}}: free for {{days}} days, then {{price}}.',
    subtotal: 'Subtotal',
    discount: 'Discount',
    delivery: 'Delivery',
    giftcard: 'Gift card',
    total: 'Total',
    vat: 'including {{amount}} VAT',
    free: 'Free',
    deliverTo: 'Delivery address',
    action: 'See your order',
    closing: 'Any question? Just answer this mail.',
  },
  recovery: {
    subject: 'Set a new password',
    heading: 'Set a new password',
    text: 'Somebody, probably you, has asked to set a new password. The link works once and for 24 hours.',
    action: 'Set a new password',
    closing: 'Was it not you? Then there is nothing to do: your password stays as it is.',
  },
}

type MailWords = typeof en

const fr: MailWords = {
  greeting: 'Bonjour {{name}},',
  footer: 'Vous recevez ce message au sujet de votre commande ou de votre compte chez nous.',
  order: {
    subject: 'Votre commande {{number}}',
    heading: 'Merci pour votre commande',
    text: 'Nous avons bien reçu votre commande {{number}} et la préparons.',
    trial: '{{name}} : gratuit pendant {{days}} jours, puis {{price}}.',
    subtotal: 'Sous-total',
    discount: 'Remise',
    delivery: 'Livraison',
    giftcard: 'Carte cadeau',
    total: 'Total',
    vat: 'dont {{amount}} de TVA',
    free: 'Offerte',
    deliverTo: 'Adresse de livraison',
    action: 'Voir votre commande',
    closing: 'Une question ? Répondez simplement à ce message.',
  },
  recovery: {
    subject: 'Choisir un nouveau mot de passe',
    heading: 'Choisir un nouveau mot de passe',
    text: 'Quelqu’un, sans doute vous, souhaite choisir un nouveau mot de passe. Le lien sert une fois et pendant 24 heures.',
    action: 'Choisir un mot de passe',
    closing: 'Ce n’était pas vous ? Il n’y a rien à faire : votre mot de passe reste le même.',
  },
}

const de: MailWords = {
  greeting: 'Hallo {{name}},',
  footer: 'Du erhältst diese E-Mail zu deiner Bestellung oder deinem Konto bei uns.',
  order: {
    subject: 'Deine Bestellung {{number}}',
    heading: 'Danke für deine Bestellung',
    text: 'Deine Bestellung {{number}} ist bei uns angekommen, wir machen sie fertig.',
    trial: '{{name}}: {{days}} Tage kostenlos, danach {{price}}.',
    subtotal: 'Zwischensumme',
    discount: 'Rabatt',
    delivery: 'Versand',
    giftcard: 'Geschenkkarte',
    total: 'Gesamt',
    vat: 'inklusive {{amount}} MwSt.',
    free: 'Kostenlos',
    deliverTo: 'Lieferadresse',
    action: 'Bestellung ansehen',
    closing: 'Noch eine Frage? Antworte einfach auf diese E-Mail.',
  },
  recovery: {
    subject: 'Neues Passwort festlegen',
    heading: 'Neues Passwort festlegen',
    text: 'Jemand, wahrscheinlich du, möchte ein neues Passwort festlegen. Der Link gilt einmal und 24 Stunden lang.',
    action: 'Passwort festlegen',
    closing: 'Das warst nicht du? Dann ist nichts zu tun: Dein Passwort bleibt, wie es ist.',
  },
}

const WORDS: Readonly<Record<string, MailWords>> = { en, fr, de }

/** The words of a language; English where there are none. */
export function getWords(locale: string): MailWords {
  return WORDS[locale.split('-')[0] ?? ''] ?? en
}
