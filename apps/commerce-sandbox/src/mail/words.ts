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
  subscription: {
    text: 'About your subscription {{number}}: {{product}}.',
    canceled: 'Your subscription is cancelled',
    canceledText: 'It ended on {{date}}. Nothing will be charged or sent any more.',
    paused: 'Your subscription is paused',
    pausedText: 'Nothing is charged or sent until you resume it.',
    pausedUntilText: 'Nothing is charged or sent until {{date}}. Then it goes on by itself.',
    resumed: 'Your subscription is running again',
    changed: 'Your subscription is changed',
    added: 'A product was added to your subscription',
    removed: 'A product was taken out of your subscription',
    card: 'Your subscription is paid with another card',
    cardText: 'From now on: {{card}}.',
    refused: 'Your payment did not go through',
    refusedText:
      'We could not charge {{amount}} to {{card}} on {{date}}. Your subscription waits until you choose a card that works.',
    next: 'The next payment of {{amount}} is on {{date}}.',
    total: 'Each time',
    action: 'See your subscription',
    closing: 'Was this not you, or is something wrong? Just answer this mail.',
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
  subscription: {
    text: 'À propos de votre abonnement {{number}} : {{product}}.',
    canceled: 'Votre abonnement est résilié',
    canceledText: 'Il a pris fin le {{date}}. Plus rien ne sera débité ni envoyé.',
    paused: 'Votre abonnement est en pause',
    pausedText: 'Rien n’est débité ni envoyé tant que vous ne le reprenez pas.',
    pausedUntilText: 'Rien n’est débité ni envoyé jusqu’au {{date}}. Il reprend ensuite tout seul.',
    resumed: 'Votre abonnement a repris',
    changed: 'Votre abonnement est modifié',
    added: 'Un produit a été ajouté à votre abonnement',
    removed: 'Un produit a été retiré de votre abonnement',
    card: 'Votre abonnement est payé avec une autre carte',
    cardText: 'Désormais : {{card}}.',
    refused: 'Votre paiement n’a pas abouti',
    refusedText:
      'Nous n’avons pas pu débiter {{amount}} de {{card}} le {{date}}. Votre abonnement attend que vous choisissiez une carte valable.',
    next: 'Le prochain paiement de {{amount}} aura lieu le {{date}}.',
    total: 'À chaque fois',
    action: 'Voir votre abonnement',
    closing: 'Ce n’était pas vous, ou quelque chose ne va pas ? Répondez simplement à ce message.',
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
  subscription: {
    text: 'Es geht um dein Abo {{number}}: {{product}}.',
    canceled: 'Dein Abo ist gekündigt',
    canceledText: 'Es endete am {{date}}. Es wird nichts mehr abgebucht oder verschickt.',
    paused: 'Dein Abo ist pausiert',
    pausedText: 'Es wird nichts abgebucht oder verschickt, bis du es fortsetzt.',
    pausedUntilText:
      'Bis zum {{date}} wird nichts abgebucht oder verschickt. Danach geht es von selbst weiter.',
    resumed: 'Dein Abo läuft wieder',
    changed: 'Dein Abo ist geändert',
    added: 'Ein Produkt kam zu deinem Abo dazu',
    removed: 'Ein Produkt ist nicht mehr in deinem Abo',
    card: 'Dein Abo wird mit einer anderen Karte bezahlt',
    cardText: 'Ab jetzt: {{card}}.',
    refused: 'Deine Zahlung hat nicht geklappt',
    refusedText:
      'Wir konnten am {{date}} keine {{amount}} von {{card}} abbuchen. Dein Abo wartet, bis du eine gültige Karte wählst.',
    next: 'Die nächste Zahlung über {{amount}} ist am {{date}}.',
    total: 'Jedes Mal',
    action: 'Abo ansehen',
    closing: 'Warst das nicht du, oder stimmt etwas nicht? Antworte einfach auf diese E-Mail.',
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
