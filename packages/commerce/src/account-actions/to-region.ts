/** Names of US states, the federal district and the territories, with their postal codes. */
const US_STATES: ReadonlyMap<string, string> = new Map(
  (
    'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,' +
    'FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,' +
    'MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,' +
    'NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,' +
    'OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,' +
    'VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,AS American Samoa,GU Guam,' +
    'MP Northern Mariana Islands,PR Puerto Rico,VI Virgin Islands'
  )
    .split(',')
    .flatMap((each) => {
      const code = each.slice(0, 2)
      return [
        [code.toLowerCase(), code],
        [each.slice(3).toLowerCase(), code],
      ] as const
    }),
)

/** A region in postal notation: in the United States `texas` becomes `TX`. Others are kept as typed. */
export function toRegion(country: string, region: string): string {
  const typed = region.trim().replaceAll(/\s+/g, ' ').toLowerCase()
  return (country.toUpperCase() === 'US' ? US_STATES.get(typed) : undefined) ?? region
}
