import { type Template, templates } from '#domain/design/templates.ts'

/** In the tab, so that signing in and registering on the way do not forget it. */
const KEY = 'carte-wanted-template'

/** The template with this name in an address; undefined for none of ours. */
const named = (key: string | null): Template | undefined => templates.find((template) => template.key === key)

/** Notes the template that somebody chose on a public page. */
export function wantTemplate(key: string): void {
  if (named(key)) sessionStorage.setItem(KEY, key)
}

export const wantedTemplate = (): Template | undefined => named(sessionStorage.getItem(KEY))
export const forgetWantedTemplate = (): void => sessionStorage.removeItem(KEY)
