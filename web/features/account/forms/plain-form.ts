import { type FormEvent, useRef, useState } from 'react'
import type { z } from 'zod'

type Texts = Readonly<Record<string, string>>

/** The props that bind a text field to a plain form: spread them on the field. */
export interface PlainField {
  readonly name: string
  readonly defaultValue: string
  readonly error: string | undefined
  readonly ref: (input: HTMLInputElement | null) => void
  readonly onChange: () => void
}

export type PlainForm<Values extends Texts> = ReturnType<typeof usePlainForm<Values>>

/**
 * A form of a few text fields, for screens that show before anybody is signed in: its code is a fiftieth of the library
 * of the other forms. It judges when it is sent, and from then on each field as it changes. What was typed outlasts
 * its fields.
 */
export function usePlainForm<Values extends Texts>(schema: z.ZodType<Values, Values>, start: Values) {
  const typed = useRef<Record<string, string>>({ ...start })
  const inputs = useRef<Record<string, HTMLInputElement | null>>({})
  const isJudged = useRef(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({})

  const getValues = () => typed.current as Values
  const readAll = () => {
    // A browser may fill fields in without a word.
    for (const [name, input] of Object.entries(inputs.current)) if (input) typed.current[name] = input.value
  }
  const judge = () => {
    const { data, error } = schema.safeParse(getValues())
    const issues = error?.issues ?? []
    const faults: Record<string, string> = Object.fromEntries(
      issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
    )
    return { data, faults }
  }

  const judgeAgain = (name: string) => {
    if (isJudged.current || errors[name]) setErrors((known) => ({ ...known, [name]: judge().faults[name] }))
  }

  return {
    getValues,
    setError(name: string, { message }: { message: string }, { shouldFocus = false } = {}) {
      setErrors((known) => ({ ...known, [name]: message }))
      if (shouldFocus) inputs.current[name]?.focus()
    },
    setValue(name: keyof Values & string, text: string) {
      typed.current[name] = text
      const input = inputs.current[name]
      if (input) input.value = text
      judgeAgain(name)
    },
    /** @param onText called with what the field has now, at each letter */
    field: (name: keyof Values & string, onText?: (text: string) => void): PlainField => ({
      name,
      defaultValue: typed.current[name] ?? '',
      error: errors[name],
      ref: (input) => {
        inputs.current[name] = input
      },
      onChange() {
        readAll()
        judgeAgain(name)
        onText?.(typed.current[name] ?? '')
      },
    }),
    /** For `onSubmit` of the form. */
    submit: (send: (values: Values) => void) => (event: FormEvent) => {
      event.preventDefault()
      readAll()
      isJudged.current = true
      const { data, faults } = judge()
      setErrors(faults)
      if (data) send(data)
      else inputs.current[Object.keys(inputs.current).find((name) => name in faults) ?? '']?.focus()
    },
  }
}
