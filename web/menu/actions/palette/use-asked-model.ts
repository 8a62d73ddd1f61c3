import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { writeCommands } from '#contract/generating/commands.ts'
import { menuOutline } from '#domain/commands/menu-outline.ts'
import type { LeftSentence } from '#domain/commands/read-sentences.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { call, sentenceOf } from '../../../lib/api.ts'
import type { LookedAt } from '../commands/command-store.ts'
import { commandToNote, noteOutcome } from '../commands/note-command.ts'
import { readSentencesHere } from '../commands/read-command-here.ts'

interface Asked {
  readonly command: string
  readonly menu: Menu
}

interface Said extends LookedAt {
  /** What came of it; empty where there is a change to look at. */
  readonly sentence: string
}

/**
 * Has the model say a change as commands, which are read as if typed; nothing is changed.
 * @param onLook takes what there is to look at
 */
export function useAskedModel(onLook: (looked: LookedAt) => void) {
  const asking = useRef(new AbortController())
  const stop = () => asking.current.abort()
  // Nobody waits any more once the box is closed.
  useEffect(() => () => asking.current.abort(), [])
  const { mutate, reset, isPending, data, error } = useMutation({
    mutationFn: async ({ command, menu }: Asked): Promise<Said> => {
      asking.current = new AbortController()
      const { signal } = asking.current
      const body = { typed: command, ...menuOutline(menu) }
      const { commands: sentences } = await call(writeCommands, { body }, { signal })
      const { change, left } = readSentencesHere(sentences, menu)
      return { command, sentences, sentence: change ? '' : nothingWords(left) }
    },
    onSuccess: ({ command, sentence }) => sentence !== '' && noteRefused(command, sentence),
    onError: (failure, { command }) => noteRefused(command, failureWords(failure, asking.current.signal)),
  })
  return {
    isAsking: isPending,
    /** Why there is nothing to look at; empty before anything was asked. */
    sentence: error ? failureWords(error, asking.current.signal) : (data?.sentence ?? ''),
    ask: (asked: Asked) => mutate(asked, { onSuccess: (said) => said.sentence === '' && onLook(said) }),
    stop,
    /** For other words: what was asked is over. */
    forget: () => {
      stop()
      reset()
    },
  }
}

const noteRefused = (command: string, why: string) => noteOutcome(commandToNote(command), 'refused', why)

const failureWords = (error: Error, { aborted }: AbortSignal): string =>
  aborted
    ? 'Stopped. Nothing was changed.'
    : sentenceOf(error, 'The AI did not answer. Please try again later.')

const nothingWords = ([first]: readonly LeftSentence[]): string =>
  first
    ? `The AI’s answer changes nothing: “${first.sentence}”. ${first.why}`
    : 'The AI understood no change in this. Try it with names of dishes or sections.'
