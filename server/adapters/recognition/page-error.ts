import { names } from '#domain/text/names.ts'

/**
 * Why a page cannot be looked at:
 * - `not_a_picture`: neither a JPEG, PNG or WebP picture nor a PDF, or a damaged one
 * - `heic`: a picture of a kind that is not decoded here
 * - `encrypted`, `damaged`, `too_many_pages`: of a PDF
 * - `too_slow`: a page of a PDF that takes longer than ten seconds to draw
 * - `no_letters`: a picture without a line of text
 * - `no_recognizer`: the packages that recognize letters are not installed
 */
export const pageProblems = names(
  'not_a_picture, heic, too_many_pixels, no_such_page, encrypted, damaged, too_many_pages, too_slow',
  'no_letters, no_recognizer',
)

export type PageProblem = (typeof pageProblems)[number]

export class PageError extends Error {
  override readonly name = 'PageError'
  readonly problem: PageProblem

  constructor(problem: PageProblem, options?: ErrorOptions) {
    super(`The page cannot be looked at: ${problem}`, options)
    this.problem = problem
  }
}

export const isPageProblem = (value: unknown): value is PageProblem =>
  pageProblems.some((problem) => problem === value)
