import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageFrame, PublicPage } from '#contract/pages/pages.ts'

/** The two kinds of pages: rendered on the server, and the shell of the signed-in screens. */
export interface Site {
  render(page: PublicPage, frame: Omit<PageFrame, 'styles' | 'scriptAt'>): Promise<string> | string
  shell(path: string): Promise<string> | string
  /** Absent where the screens come from their sources. */
  readonly build?: Build
  /** Folder of the files under `/assets/`, their names changing with their content. */
  readonly assetsDir?: string
  /** Answers what it knows before the application is asked. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close?(): Promise<void>
}

interface Build {
  /** Changes with any file of the screens. */
  readonly id: string
  /** Names of its scripts and sheets under `/assets/`. */
  readonly assets: readonly string[]
}

export interface Sites {
  readonly site: Site
}
