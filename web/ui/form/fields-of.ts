/** Names of the parts of a form that hold such a value. */
type KeyOf<Form, Value> = { [Key in keyof Form]-?: Form[Key] extends Value ? Key : never }[keyof Form]

/**
 * Ties controls to the parts of a form by their names: `<TextField label="Title" {...field.text('title')} />`.
 * @param set changes some parts, and leaves the others
 */
export function fieldsOf<Form extends object>(form: Form, set: (changes: Partial<Form>) => void) {
  const put = (key: keyof Form, value: unknown) => set({ [key]: value } as Partial<Form>)
  return {
    /** For a box of text or a native select. */
    text: <Key extends KeyOf<Form, string>>(key: Key) => ({
      value: form[key] as string,
      onChange: ({ target }: { target: { value: string } }) => put(key, target.value),
    }),
    /** For a row of choices, one of which is chosen. */
    choice: <Key extends keyof Form>(key: Key) => ({
      value: form[key],
      onChange: (value: Form[Key]) => put(key, value),
    }),
    /** For a switch. */
    toggle: <Key extends KeyOf<Form, boolean>>(key: Key) => ({
      checked: form[key] as boolean,
      onCheckedChange: (checked: boolean) => put(key, checked),
    }),
  }
}
