import { useState } from 'react'
import type { FilterChoice } from '../../../menu/store/last-filters.ts'
import { hasUnsavedChanges, useOpenMenu } from '../../../menu/store/open-menu.ts'
import { toast } from '../../../ui/toast-store.ts'
import { filtersOf, missingInformation } from '../filters/filter-choice.ts'
import { useFilterChoice } from '../filters/use-filter-choice.ts'
import { contradictionIn } from '../wishes/wish-lines.tsx'
import { useGenerateMenu } from './use-generate-menu.ts'

/** What the generator is asked for, and the way from a click to a menu: it asks before it replaces changes. */
export function useGenerator({ onGenerated }: { onGenerated: () => void }) {
  const [choice, setChoice] = useFilterChoice()
  const [isMissingMarked, setIsMissingMarked] = useState(false)
  const [isReplacing, setIsReplacing] = useState(false)
  const { generate, percent, isGenerating } = useGenerateMenu({ onGenerated })

  const refuse = (title: string, description: string): false => {
    toast({ variant: 'destructive', title, description })
    return false
  }

  /** Are the choices complete, and do they agree? If not, says so. */
  const isPossible = async (wanted: FilterChoice): Promise<boolean> => {
    const missing = missingInformation(wanted)
    setIsMissingMarked(missing !== null)
    if (missing) return refuse('Missing Information', missing.sentence)
    const contradiction = await contradictionIn(wanted)
    return contradiction === undefined || refuse('These wishes exclude each other', contradiction)
  }

  const start = () => {
    setIsReplacing(false)
    generate({ filters: filtersOf(choice), way: 'replace' })
  }

  return {
    choice,
    setChoice,
    /** What these choices lack; null until somebody has tried to generate from some. */
    missingIn: (wanted: FilterChoice) => (isMissingMarked ? missingInformation(wanted) : null),
    percent,
    isGenerating,
    isReplacing,
    setIsReplacing,
    start,
    async request(): Promise<void> {
      if (!(await isPossible(choice))) return
      if (hasUnsavedChanges(useOpenMenu.getState())) setIsReplacing(true)
      else start()
    },
    /** @param into as for `Generating` */
    async add(wanted: FilterChoice, into?: number): Promise<void> {
      if (await isPossible(wanted)) generate({ filters: filtersOf(wanted), way: 'add', into })
    },
  }
}

export type Generator = ReturnType<typeof useGenerator>
