import { redirect } from 'next/navigation'
import { shop } from '../shop'

export function GET() {
  redirect(`/${shop.languages[0]}`)
}
