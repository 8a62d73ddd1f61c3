import { useEffect, useState } from 'react'
import type { Preflight } from '#domain/preflight/preflight.ts'
import type { PageFinding } from '#domain/preflight/rules/page-finding.ts'
import { whenBackOnline } from '../../lib/connection.ts'
import { whenTypingRests } from '../../lib/typing-rest.ts'
import { useDeclaredElsewhere } from '../dishes/declared-elsewhere.ts'
import { useBesideMenu } from '../live/use-beside-menu.ts'
import type { LivePages } from '../pages/typesetting/use-typeset-pages.ts'
import { useOpenMenu } from '../store/open-menu.ts'

const NONE: readonly PageFinding[] = []

/** The day on this device, ISO 8601. */
const today = (): string => new Date().toLocaleDateString('sv-SE')

/** The longest that an answer waits for who goes on typing, in ms. */
const MOST_MS = 5000

/**
 * What preflight finds in the open menu as it is served now, specials and planned prices among it; null until it was
 * asked. It is asked when typing rests, so that no letter waits for it, and after the first pages, so that they do not
 * wait for its rules.
 */
export function usePreflight({ pages, isPending }: Pick<LivePages, 'pages' | 'isPending'>): Preflight | null {
  const pageFindings = pages?.findings ?? NONE
  const isEarly = isPending && pages === null
  const menu = useOpenMenu((open) => open.menu)
  const beside = useBesideMenu()
  const restaurant = useOpenMenu((open) => open.restaurant)
  const allergenMarks = useOpenMenu((open) => open.design.allergenMarks)
  const energy = useOpenMenu((open) => open.design.energy)
  const declaredElsewhere = useDeclaredElsewhere()
  const [answer, setAnswer] = useState<Preflight | null>(null)
  useEffect(() => {
    if (!menu || isEarly) return
    let isStale = false
    let forgetConnection = (): void => undefined
    const ask = () => {
      // The rules come with the first question, not with the editor.
      import('./rules.ts').then(
        ({ preflight, checkedMenu }) => {
          if (isStale) return
          const checked = beside ? checkedMenu(menu, beside) : menu
          setAnswer(
            preflight(
              { restaurant, ...checked },
              { pageFindings, allergenMarks, energy, declaredElsewhere, day: today() },
            ),
          )
        },
        () => {
          forgetConnection()
          if (!isStale) forgetConnection = whenBackOnline(ask)
        },
      )
    }
    const giveUp = whenTypingRests(ask, MOST_MS)
    return () => {
      isStale = true
      giveUp()
      forgetConnection()
    }
  }, [menu, isEarly, beside, restaurant, pageFindings, allergenMarks, energy, declaredElsewhere])
  return menu ? answer : null
}
