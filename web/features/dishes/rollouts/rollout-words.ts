import type { Rollout } from '#contract/menus/rollouts.ts'
import { counted } from '#domain/text/listed.ts'

const number = (value: number): string => value.toLocaleString('en')

const goesTo = ({ menus: { found, waiting, published, undone, failed } }: Rollout): number =>
  found + waiting + published + undone + failed

export function rolloutWords(rollout: Rollout): string {
  const { state, lookedAt, total, menus, seen } = rollout
  const all = goesTo(rollout)
  const of = (done: number) => `${number(done)} of ${counted(all, 'menu')}`
  switch (state) {
    case 'looking':
      return `Looked at ${number(lookedAt)} of ${counted(total, 'menu')}`
    case 'proposed':
      return all === 0
        ? 'No other menu changes'
        : `Changes ${counted(all, 'more menu')}${seen > 0 ? `; guests see ${number(seen)} of them` : ''}${keptWords(menus.kept)}`
    case 'withdrawn':
      return 'Withdrawn'
    case 'publishing':
    case 'published':
      return `Published on ${of(menus.published)}`
    case 'undoing':
    case 'undone':
      return `Taken back on ${number(menus.undone)} of ${counted(menus.undone + menus.published + menus.waiting, 'menu')}`
  }
}

const keptWords = (kept: number): string =>
  kept > 0 ? `. ${counted(kept, 'menu')} with different words or prices ${kept === 1 ? 'stays' : 'stay'}` : ''

export function rolloutPercent(rollout: Rollout): number {
  const { state, lookedAt, total, menus } = rollout
  const [done, all] =
    state === 'looking'
      ? [lookedAt, total]
      : state === 'undoing'
        ? [menus.undone, menus.undone + menus.published + menus.waiting]
        : [menus.published + menus.failed, goesTo(rollout)]
  return all === 0 ? 100 : Math.floor((100 * done) / all)
}
