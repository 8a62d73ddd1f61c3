import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sayDifferently } from '#contract/generating/wording.ts'
import { DEFAULT_VOICE, type VoiceId, voices } from '#domain/catalogue/voices/voice.ts'
import { type SaidDish, sayDishes } from '#domain/generation/voicing/say-dishes.ts'
import { replaceItem } from '#domain/menu/editing/edits.ts'
import { isLocked } from '#domain/menu/editing/locked-items.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { call, sentenceOf } from '../../../lib/api.ts'
import { undoAction } from '../../../menu/editing/undo-action.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FormActions } from '../../../ui/form/form-actions.tsx'
import { Segments } from '../../../ui/form/segments.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { ProposedWords } from './proposed-words.tsx'
import { type Choices, choicesFor, takenOf } from './word-choices.ts'

export interface SayDifferentlyDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  sectionId: number | null
  /** One dish of the section; absent, all of them. */
  itemId?: number | undefined
}

/** Other words for a dish or a section: chosen by voice, looked at, then taken in one step. */
export function SayDifferentlyDialog({ isOpen, onOpenChange, sectionId, itemId }: SayDifferentlyDialogProps) {
  const section = useOpenMenu((open) => open.menu?.sections.find(({ id }) => id === sectionId))
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Say It Differently"
      description="Choose a voice, look at the words, take those you like."
      maxWidth={640}
    >
      {section && <SayDifferently section={section} itemId={itemId} onClose={() => onOpenChange(false)} />}
    </Dialog>
  )
}

interface SayDifferentlyProps {
  section: Section
  itemId: number | undefined
  onClose: () => void
}

function SayDifferently({ section, itemId, onClose }: SayDifferentlyProps) {
  const [voice, setVoice] = useState<VoiceId>(DEFAULT_VOICE)
  const [choices, setChoices] = useState<Choices>({})
  const menu = useOpenMenu((open) => open.menu)
  const asked = section.items.filter(({ id }) => itemId === undefined || id === itemId)
  const items = asked.filter(({ id }) => menu && !isLocked(menu, id))
  const locked = asked.length - items.length
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (wanted: VoiceId) => call(sayDifferently, { body: bodyFor(section, items, wanted) }),
    onSuccess: ({ proposals }) => setChoices(choicesFor(proposals)),
  })
  // Once, when the dialog opens.
  const hasItems = items.length > 0
  useEffect(() => {
    if (hasItems) mutate(DEFAULT_VOICE)
  }, [mutate, hasItems])
  const proposals = data?.proposals ?? []
  const taken = takenOf(proposals, choices)

  const say = (wanted: VoiceId) => {
    setVoice(wanted)
    if (hasItems) mutate(wanted)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        take(section, taken)
        onClose()
      }}
    >
      <Segments
        label="Voice"
        value={voice}
        options={voices.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={say}
      />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <p className="text-quiet text-sm">{voices.find(({ id }) => id === voice)?.means}</p>
        <Button variant="secondary" isPending={isPending} onClick={() => say(voice)}>
          Try again
        </Button>
      </div>
      {error && (
        <p role="alert" className="mt-4 text-bad">
          {sentenceOf(error, 'We could not find other words. Please try again.')}
        </p>
      )}
      <ul aria-label="Before and after" className="mt-4 divide-y divide-rule" aria-busy={isPending}>
        {items.map((item) => (
          <ProposedWords
            key={item.id}
            item={item}
            proposal={proposals.find(({ id }) => id === item.id)}
            choice={choices[item.id]}
            onChoose={(choice) => setChoices({ ...choices, [item.id]: choice })}
          />
        ))}
      </ul>
      {locked > 0 && (
        <p className="mt-4 text-quiet text-sm">
          {locked === 1 ? 'A locked dish stays as it is.' : `${locked} locked dishes stay as they are.`}
        </p>
      )}
      <FormActions onCancel={onClose} disabled={taken.length === 0 || isPending}>
        {taken.length === 1 ? 'Change 1 description' : `Change ${taken.length} descriptions`}
      </FormActions>
    </form>
  )
}

function bodyFor(section: Section, items: readonly MenuItem[], voice: VoiceId) {
  const [first] = items
  const above = first && section.items[section.items.indexOf(first) - 1]
  return {
    voice,
    ...(above && { above: above.description }),
    items: items.map(({ id, recipeId, name, description, ingredients }) => ({
      id,
      recipeId: recipeId ?? id,
      name,
      description,
      hasOwnRecipe: ingredients !== undefined,
    })),
  }
}

/** All of them are one step of the history. */
function take({ id: sectionId, items }: Section, taken: readonly SaidDish[]): void {
  const before = items.filter((item) => taken.some(({ id }) => id === item.id))
  useOpenMenu.getState().edit((menu) => sayDishes(menu, sectionId, taken))
  toast({
    title: 'Descriptions Changed',
    description: taken.length === 1 ? '1 dish was reworded.' : `${taken.length} dishes were reworded.`,
    action: undoAction((menu) =>
      before.reduce((fixed, item) => replaceItem(fixed, { sectionId, itemId: item.id }, item), menu),
    ),
  })
}
