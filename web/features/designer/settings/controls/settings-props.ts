import type { Design } from '#domain/design/settings.ts'
import type { Template } from '#domain/design/templates.ts'

export interface SettingsProps {
  readonly design: Design
  /** @param step changes of one step that follow each other are undone together */
  readonly onChange: (changes: Partial<Design>, step?: string) => void
}

/** What the settings that only some templates honour work with. */
export interface TemplateSettingsProps extends SettingsProps {
  readonly template: Template
}
