/** A worker that makes reports, which would block all requests in the server itself. */

import type { Dish } from '#domain/catalogue/dish.ts'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { allRecipes, recipeFinder } from '#domain/menu/recipes/catalogue-recipes.ts'
import { answerTasks } from '#workers/answer-tasks.ts'
import { type MadeReport, makeReport, type ReportTask } from './report-task.ts'

const written = loadCatalogue()
let known = catalogueWith([])

function catalogueWith(added: readonly Dish[]) {
  const dishes = [...written, ...added]
  return { key: JSON.stringify(added), dishes, recipeOf: recipeFinder(allRecipes(dishes)) }
}

answerTasks<ReportTask, MadeReport | null>({
  async run(task) {
    try {
      if (JSON.stringify(task.added) !== known.key) known = catalogueWith(task.added)
      return { ok: true, value: makeReport(task, known) }
    } catch (error) {
      const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
      return { ok: false, code: 'report_failed', detail }
    }
  },
})
