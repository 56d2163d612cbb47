import { toPage, toReading } from '../section.ts'
import { same, text } from '../text.ts'

const privacy = text('Privacy', 'Confidentialité', 'Datenschutz')

export const privacyPage = toPage('privacy', {
  name: privacy,
  metaTitle: privacy,
  metaDescription: text(
    'What Sorrel keeps about you, why, and for how long.',
    'Ce que Sorrel conserve à votre sujet, pourquoi et combien de temps.',
    'Was Sorrel über Sie speichert, warum und wie lange.',
  ),
  blocks: [
    toReading(
      privacy,
      text(
        '<p>We keep what an order needs: your name, your address, your e-mail and what you bought. Card numbers go straight to the payment service and never reach us.</p><p>We keep orders for six years because tax law says so. Ask us, and we show you what we hold or delete what we may.</p>',
        '<p>Nous conservons ce qu’exige une commande : votre nom, votre adresse, votre e-mail et vos achats. Les numéros de carte vont directement au service de paiement et ne nous parviennent jamais.</p><p>Nous gardons les commandes six ans, comme l’impose la loi fiscale. Sur demande, nous montrons ce que nous détenons ou effaçons ce que nous pouvons.</p>',
        '<p>Wir speichern, was eine Bestellung braucht: Namen, Adresse, E-Mail und Einkäufe. Kartennummern gehen direkt an den Zahlungsdienst und erreichen uns nie.</p><p>Bestellungen bewahren wir sechs Jahre auf, weil das Steuerrecht es verlangt. Auf Wunsch zeigen wir, was wir haben, oder löschen, was wir dürfen.</p>',
      ),
    ),
  ],
})

const terms = text('Terms', 'Conditions', 'AGB')

export const termsPage = toPage('terms', {
  name: terms,
  metaTitle: text('Terms of sale', 'Conditions de vente', 'Allgemeine Geschäftsbedingungen'),
  metaDescription: text(
    'The rules of buying from Sorrel, in plain words.',
    'Les règles d’achat chez Sorrel, en mots simples.',
    'Die Regeln für den Einkauf bei Sorrel, in einfachen Worten.',
  ),
  blocks: [
    toReading(
      text('Terms of sale', 'Conditions de vente', 'Allgemeine Geschäftsbedingungen'),
      text(
        '<p>Prices are in pounds and include VAT. Prices shown in euros are for orientation; the charge is in pounds.</p><p>A subscription runs until you end it. Ending it takes two clicks in your account and holds from the next delivery on.</p>',
        '<p>Les prix sont en livres sterling, TVA comprise. Les prix affichés en euros sont indicatifs ; le débit se fait en livres.</p><p>Un abonnement court jusqu’à ce que vous y mettiez fin : deux clics dans votre compte, valables dès la livraison suivante.</p>',
        '<p>Preise sind in Pfund und enthalten die Mehrwertsteuer. In Euro angezeigte Preise dienen der Orientierung; abgerechnet wird in Pfund.</p><p>Ein Abo läuft, bis Sie es beenden. Das geht mit zwei Klicks im Konto und gilt ab der nächsten Lieferung.</p>',
      ),
    ),
  ],
})

export const cookiesPage = toPage('cookies', {
  name: same('Cookies'),
  metaTitle: same('Cookies'),
  metaDescription: text(
    'The few cookies this shop sets, and how to say no.',
    'Les quelques cookies de cette boutique, et comment dire non.',
    'Die wenigen Cookies dieses Shops, und wie man Nein sagt.',
  ),
  blocks: [
    toReading(
      same('Cookies'),
      text(
        '<p>Three cookies keep the shop working: your session, your currency and your cookie choice. Anything beyond that waits for your yes, and you can change your mind at any time.</p>',
        '<p>Trois cookies font fonctionner la boutique : votre session, votre devise et votre choix de cookies. Tout le reste attend votre accord, et vous pouvez changer d’avis à tout moment.</p>',
        '<p>Drei Cookies halten den Shop am Laufen: Sitzung, Währung und Ihre Cookie-Auswahl. Alles Weitere wartet auf Ihr Ja, und Sie können es sich jederzeit anders überlegen.</p>',
      ),
    ),
  ],
})
