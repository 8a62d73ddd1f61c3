import { type Template, templates } from '#domain/design/templates.ts'

/** Stored in the tab, so that it survives signing in and registering. */
const KEY = 'carte-wanted-template'

const named = (key: string | null): Template | undefined => templates.find((template) => template.key === key)

export function wantTemplate(key: string): void {
  if (named(key)) sessionStorage.setItem(KEY, key)
}

export const wantedTemplate = (): Template | undefined => named(sessionStorage.getItem(KEY))
export const forgetWantedTemplate = (): void => sessionStorage.removeItem(KEY)
