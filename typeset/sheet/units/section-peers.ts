import type { SheetSection, SheetUnit } from './sheet-units.ts'

const longestWord = (name: string): number => Math.max(...name.split(' ').map(({ length }) => length))

/** Names that others are as deep as need one size. */
const kindOf = ({ level, isCourse }: SheetSection): string => `${level} ${isCourse}`

/** The units, each section with the longest name among its peers and with the one that has the longest word. */
export function withPeers(units: readonly SheetUnit[]): SheetUnit[] {
  const sections = units.filter((unit) => unit.kind === 'section')
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
