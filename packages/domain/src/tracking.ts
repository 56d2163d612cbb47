import type { Order } from './order.ts'

/** The tracking page of each carrier; the parcel's code goes to the end. */
const PAGES: Readonly<Record<string, string>> = {
  australiapost: 'https://auspost.com.au/mypost/track/details/',
  canadapost: 'https://www.canadapost-postescanada.ca/track-reperage/en#/details/',
  chronopost: 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT=',
  colissimo: 'https://www.laposte.fr/outils/suivre-vos-envois?code=',
  deutschepost: 'https://www.deutschepost.de/de/s/sendungsverfolgung/verfolgen.html?piececode=',
  dhl: 'https://www.dhl.com/en/home/tracking.html?tracking-id=',
  dpd: 'https://track.dpd.co.uk/parcels/',
  evri: 'https://www.evri.com/track/parcel/',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  gls: 'https://gls-group.com/track/',
  laposte: 'https://www.laposte.fr/outils/suivre-vos-envois?code=',
  parcelforce: 'https://www.parcelforce.com/track-trace?trackNumber=',
  postnl: 'https://postnl.nl/tracktrace/?B=',
  royalmail: 'https://www.royalmail.com/track-your-item#/tracking-results/',
  ups: 'https://www.ups.com/track?tracknum=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
}

type Parcel = Pick<Order['shipments'][number], 'carrier' | 'carrierName' | 'trackingCode'>

const toKey = (carrier: string | undefined) => (carrier ?? '').toLowerCase().replace(/[^a-z]/g, '')

/**
 * Where a parcel's carrier shows where it is, by the carrier's key or name; undefined without a code, and for a carrier
 * whose page is not known.
 */
export function getTrackingUrl({ carrier, carrierName, trackingCode }: Parcel): string | undefined {
  const key = [toKey(carrier), toKey(carrierName)].find((name) => Object.hasOwn(PAGES, name))
  if (key === undefined || !trackingCode) return undefined
  return `${PAGES[key]}${encodeURIComponent(trackingCode)}`
}
