import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { composeMenu } from '#contract/generating/composing.ts'
import { generateMenu } from '#contract/generating/generation.ts'
import type { MenuBriefInput } from '#domain/generation/brief/brief.ts'
import type { GenerationFilters } from '#domain/generation/filters.ts'
import type { Section } from '#domain/menu/model/section.ts'
import type { ComposedAnswer } from '#domain/menu/stored/composed-answer.ts'
import { call, sentenceOf } from '../../../lib/api.ts'
import { flushDraft } from '../../../menu/drafts/draft.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { dismissNewestToast, toast } from '../../../ui/toast/toast-store.ts'
import { answerOf } from '../wishes/composed-answer.ts'
import { answerIn, canBeShown, readGeneratedMenu } from './generated-menu.ts'
import { type ShownSection, withSection } from './growing-sections.ts'
import { ANSWERED, DONE } from './progress.ts'
import { useProgress } from './use-progress.ts'

/** The full bar is held for a moment: a bar that vanishes at once looks like a failure. */
const DONE_SHOWN_MS = 250

export interface Generating {
  readonly filters: GenerationFilters
  readonly way: 'replace' | 'add'
  /** The section that the dishes are added to; each to that of its course where none is named. */
  readonly into?: number | undefined
  readonly brief?: MenuBriefInput | undefined
}

interface GenerateOptions {
  readonly onGenerated: () => void
  /** Called before the failure is shown. */
  readonly onRefused: (error: unknown) => void
}

export function useGenerateMenu({ onGenerated, onRefused }: GenerateOptions) {
  const [percent, setPercent] = useProgress()
  const [growing, setGrowing] = useState<readonly ShownSection[]>([])
  const asking = useRef(new AbortController())
  // Nobody waits any more for a menu whose screen was left.
  useEffect(() => () => asking.current.abort(), [])
  const generation = useMutation({
    mutationFn: async ({ filters, brief }: Generating) => {
      setPercent(0)
      setGrowing([])
      // What was said of the attempt before this one is over.
      dismissNewestToast()
      asking.current = new AbortController()
      const { signal } = asking.current
      const onSection = (section: ShownSection) => setGrowing((grown) => withSection(grown, section))
      // The menu that is replaced stays a draft, with its latest changes.
      const isKept = flushDraft().catch(() => undefined)
      // What takes the answer comes meanwhile.
      const taking = import('./take-answer.ts')
      taking.catch(() => undefined)
      const answer = await (brief
        ? composed(brief, { signal, onProgress: onSection })
        : generated(filters, signal))
      setPercent(ANSWERED)
      if (!canBeShown(answer.sections)) return null
      setPercent(DONE)
      await isKept
      await new Promise((resolve) => setTimeout(resolve, DONE_SHOWN_MS))
      return { answer, ...(await taking) }
    },
    onSuccess: (made, { filters, way, into }) => {
      if (!made) {
        toast({
          variant: 'destructive',
          title: 'Menu Structure Error',
          description: 'The menu was generated but has an invalid structure. Please try again.',
        })
        return
      }
      const { answer, addToMenu, saidOf, withLocked } = made
      const { sections, priceRange = filters.priceRange } = answer
      if (way === 'add') addToMenu(sections, into)
      else {
        const { menu, startMenu } = useOpenMenu.getState()
        const fresh = withLocked(sections, menu)
        startMenu(fresh, filters.cuisineId, { ...filters, priceRange }, saidOf(fresh, answer))
        toast({
          title: 'Menu Generated',
          description: 'Your menu has been created based on your preferences.',
        })
      }
      onGenerated()
    },
    onError: (error) => {
      if (asking.current.signal.aborted) {
        toast({ title: 'Stopped', description: 'Nothing was changed.' })
        return
      }
      onRefused(error)
      toast({
        variant: 'destructive',
        title: 'Menu Generation Failed',
        description: sentenceOf(error, 'There was a problem generating your menu. Please try again.'),
      })
    },
    onSettled: () => setPercent(null),
  })
  return {
    percent,
    growing,
    isGenerating: generation.isPending,
    generate: generation.mutate,
    stop: () => asking.current.abort(),
  }
}

interface ComposeOptions {
  readonly signal: AbortSignal
  readonly onProgress: (section: ShownSection) => void
}

interface Answer extends ComposedAnswer {
  readonly sections: readonly Section[]
  readonly priceRange?: number
}

async function generated(filters: GenerationFilters, signal: AbortSignal): Promise<Answer> {
  const country = filters.country ?? useOpenMenu.getState().restaurant.market?.country
  const answer: unknown = await call(generateMenu, { body: { ...filters, country } }, { signal })
  return { sections: readGeneratedMenu(answer), ...answerIn(answer) }
}

async function composed(brief: MenuBriefInput, options: ComposeOptions): Promise<Answer> {
  const { sections, priceRange, estimate, wishes } = await call(composeMenu, { body: brief }, options)
  return { sections, priceRange, estimate, ...answerOf(wishes) }
}
