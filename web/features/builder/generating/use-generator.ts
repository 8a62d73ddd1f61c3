import { useState } from 'react'
import type { MenuBriefInput } from '#domain/generation/brief/brief.ts'
import type { FilterChoice } from '../../../menu/store/last-filters.ts'
import { hasUnsavedChanges, useOpenMenu } from '../../../menu/store/open-menu.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { closeDialog, openDialog, useOpenDialog } from '../dialogs/open-dialog.ts'
import { filtersOf, missingInformation, withSomeCounts } from '../filters/filter-choice.ts'
import { useFilterChoice } from '../filters/use-filter-choice.ts'
import { lockedDishes, replacedDishes } from '../more-wishes/locked-dishes.ts'
import {
  asksMore,
  countsDecide,
  type MoreChoice,
  nothingMore,
  readBrief,
  refusalOf,
  type WishRefusal,
} from '../more-wishes/more-choice.ts'
import { contradictionIn } from '../wishes/wish-lines.tsx'
import { type Generating, useGenerateMenu } from './use-generate-menu.ts'

export function useGenerator({ onGenerated }: { onGenerated: () => void }) {
  const [choice, setChoice] = useFilterChoice()
  const [isMissingMarked, setIsMissingMarked] = useState(false)
  const [isReplacing, setIsReplacing] = useState(false)
  const [more, setMore] = useState(() => ({
    ...nothingMore,
    voice: useOpenMenu.getState().filters?.voice ?? nothingMore.voice,
  }))
  const [refusal, setRefusal] = useState<WishRefusal | null>(null)
  const locked = useOpenMenu((open) => open.menu?.lockedItems)
  const isMore = asksMore(more) || locked !== undefined
  const doCountsDecide = countsDecide(more)
  const { generate, percent, growing, isGenerating, stop } = useGenerateMenu({
    onGenerated,
    onRefused: (error) => setRefusal(isMore ? refusalOf(error) : null),
  })

  const refuse = (title: string, description: string): false => {
    toast({ variant: 'destructive', title, description })
    return false
  }

  /** Are the choices complete, and do they agree? If not, says so. */
  const isPossible = async (wanted: FilterChoice, doCounts = doCountsDecide): Promise<boolean> => {
    const missing = missingInformation(wanted, doCounts)
    setIsMissingMarked(missing !== null)
    if (missing) return refuse('Missing Information', missing.sentence)
    const contradiction = await contradictionIn(wanted)
    return contradiction === undefined || refuse('These options conflict', contradiction)
  }

  /** What more is asked for; says so where it cannot be meant. */
  const readMore = (): MenuBriefInput | undefined | false => {
    setRefusal(null)
    if (!isMore) return undefined
    const { menu, restaurant } = useOpenMenu.getState()
    const country = restaurant.market?.country
    const { brief, refusal: wrong } = readBrief({ choice, more, keep: lockedDishes(menu), country })
    if (brief) return brief
    setRefusal(wrong)
    return refuse('Check your requests', wrong.sentence)
  }

  /** They are kept with the menu: other dishes are asked for in its voice and of its season. */
  const filtersWith = (wanted: FilterChoice) => ({
    ...filtersOf(withSomeCounts(wanted)),
    season: more.season || undefined,
    country: more.country || undefined,
    voice: more.voice,
  })

  /** What comes shows where the menu is: the drawer goes out of the way, and comes back where nothing came. */
  const begin = (wanted: Generating) => {
    const { dialog, isOpen } = useOpenDialog.getState()
    closeDialog()
    generate(wanted, { onError: () => isOpen && dialog && openDialog(dialog) })
  }

  const start = () => {
    setIsReplacing(false)
    const brief = readMore()
    if (brief !== false) begin({ filters: filtersWith(choice), way: 'replace', brief })
  }

  return {
    choice,
    setChoice,
    /** What these choices lack; null until somebody has tried to generate from some. */
    missingIn: (wanted: FilterChoice) =>
      isMissingMarked ? missingInformation(wanted, doCountsDecide) : null,
    more,
    setMore: (next: MoreChoice) => {
      setRefusal(null)
      setMore(next)
    },
    refusal,
    percent,
    /** The sections of a menu that is being composed. */
    growing,
    isGenerating,
    /** Waits no longer; the open menu stays as it is. */
    stop,
    isReplacing,
    setIsReplacing,
    start,
    async request(): Promise<void> {
      if (!(await isPossible(choice)) || readMore() === false) return
      const open = useOpenMenu.getState()
      if (hasUnsavedChanges(open) || replacedDishes(open.menu).length > 0) setIsReplacing(true)
      else start()
    },
    /** @param into as for `Generating` */
    async add(wanted: FilterChoice, into?: number): Promise<void> {
      // More is asked for a menu, not for one of its sections.
      const isForMenu = into === undefined
      if (!(await isPossible(wanted, !isForMenu || doCountsDecide))) return
      const brief = isForMenu ? readMore() : undefined
      if (brief !== false) begin({ filters: filtersWith(wanted), way: 'add', into, brief })
    },
  }
}

export type Generator = ReturnType<typeof useGenerator>
