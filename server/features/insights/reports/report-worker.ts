/** A worker that makes reports, which would block all requests in the server itself. */

import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { allRecipes, recipeFinder } from '#domain/menu/recipes/catalogue-recipes.ts'
import { answerTasks } from '#workers/answer-tasks.ts'
import { type MadeReport, makeReport, type ReportTask } from './report-task.ts'

const written = loadCatalogue()
let known = catalogueOf({ added: [], retired: [] })

type Changes = Pick<ReportTask, 'added' | 'retired'>

function catalogueOf({ added, retired }: Changes) {
  const all = [...written, ...added]
  return {
    key: keyOf({ added, retired }),
    dishes: all.filter(({ id }) => !retired.includes(id)),
    recipeOf: recipeFinder(allRecipes(all)),
  }
}

function keyOf({ added, retired }: Changes): string {
  return JSON.stringify([added, retired])
}

answerTasks<ReportTask, MadeReport | null>({
  async run(task) {
    try {
      if (keyOf(task) !== known.key) known = catalogueOf(task)
      return { ok: true, value: makeReport(task, known) }
    } catch (error) {
      const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
      return { ok: false, code: 'report_failed', detail }
    }
  },
})
