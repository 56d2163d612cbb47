import { redirect } from 'next/navigation'
import { shop } from '../shop'

export default function Start() {
  redirect(`/${shop.languages[0]}`)
}
