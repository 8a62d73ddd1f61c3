import type { SheetSection, SheetUnit } from './sheet-units.ts'

const longestWord = (name: string): number => Math.max(...name.split(' ').map(({ length }) => length))

/**
 * The units, each section with the longest name among its peers and with the one that has the longest word: names that are as
 * deep need one size, and those that share their line with heads of prices another one.
 */
export function withPeers(units: readonly SheetUnit[], headsAreBesideNames: boolean): SheetUnit[] {
  const sections = units.filter((unit) => unit.kind === 'section')
  const kindOf = ({ level, heads, isCourse }: SheetSection): string =>
    `${level} ${headsAreBesideNames && heads.length > 0} ${isCourse}`
  const peers = new Map(
    [...Map.groupBy(sections, kindOf)].map(([kind, alike]) => {
      const names = alike.map(({ name }) => name)
      const most = (lengthOf: (name: string) => number) =>
        names.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one), '')
      return [kind, [...new Set([most(({ length }) => length), most(longestWord)])]]
    }),
  )
  return units.map((unit) =>
    unit.kind === 'section' ? { ...unit, peers: peers.get(kindOf(unit)) ?? [] } : unit,
  )
}
