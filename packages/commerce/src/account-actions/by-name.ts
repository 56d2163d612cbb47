/**
 * What `make` makes for each name of a table. That each is what `Made` says of its name is for `make` to see to: the compiler
 * cannot follow a name through a table.
 */
export function byName<Made extends object>(
  table: Readonly<Record<keyof Made, unknown>>,
  make: <Name extends keyof Made>(name: Name) => unknown,
): Made {
  const names = Object.keys(table) as (keyof Made)[]
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Made
}
