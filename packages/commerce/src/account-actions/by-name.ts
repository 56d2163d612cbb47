/**
 * The value that `make` returns for each name of a table. `make` must return the type that `Made` has for its name: the
 * compiler cannot follow a name through a table.
 */
export function byName<Made extends object>(
  table: Readonly<Record<keyof Made, unknown>>,
  make: <Name extends keyof Made>(name: Name) => unknown,
): Made {
  const names = Object.keys(table) as (keyof Made)[]
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Made
}
