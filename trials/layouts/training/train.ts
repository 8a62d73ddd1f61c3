import type { LayoutModels } from '#domain/reading/layout/analyze.ts'
import { marginalsOf } from '#domain/reading/layout/chain.ts'
import {
  FEATURE_BITS,
  featuresOf,
  keptFeatures,
  numbersOf,
  secondFeatures,
} from '#domain/reading/layout/features.ts'
import { type LayoutModel, scoresOf } from '#domain/reading/layout/model.ts'
import { drawOf } from '../draw.ts'
import type { SeenMenu } from './seen-menu.ts'
import { type Lesson, type TrainingChoice, trainPass } from './train-pass.ts'

/** Share of the menus whose headings have no words of headings, and of the headings of the others. */
const HIDDEN = { menus: 0.3, headings: 0.25 }

/** Hides which words head sections of some menus and of some headings, so that their looks are learned, too. */
const hidden = (menu: SeenMenu, at: number): SeenMenu => {
  const draw = drawOf(at)
  const share = draw.chance(HIDDEN.menus) ? 1 : HIDDEN.headings
  return {
    ...menu,
    seen: menu.seen.map((one) => (draw.chance(share) ? { ...one, sectionWords: 0 } : one)),
  }
}

const lessonOf = (menu: SeenMenu): Lesson => ({
  features: numbersOf(featuresOf(menu.seen)),
  gaps: menu.seen.map(({ gap }) => gap),
  states: menu.states,
})

/** With what only the second pass knows, by what another first pass made of the menu. */
function secondLesson({ seen }: SeenMenu, lesson: Lesson, first: LayoutModel): Lesson {
  const chances = marginalsOf(scoresOf(lesson.features, first), {
    weights: first.steps,
    gaps: lesson.gaps,
    unit: first.unit,
  })
  const more = numbersOf(secondFeatures(seen, chances))
  const kept = numbersOf(keptFeatures(featuresOf(seen)))
  return { ...lesson, features: kept.map((own, at) => Int32Array.from([...own, ...(more[at] ?? [])])) }
}

/** Leaves out the features that fewer menus have than `least`: they're chance, and most of the weights. */
function withoutRare(lessons: readonly Lesson[], least: number): Lesson[] {
  const counts = new Int32Array(2 ** FEATURE_BITS)
  for (const { features } of lessons)
    for (const number of new Set(features.flatMap((numbers) => [...numbers])))
      counts[number] = (counts[number] ?? 0) + 1
  return lessons.map((lesson) => ({
    ...lesson,
    features: lesson.features.map((numbers) => numbers.filter((number) => (counts[number] ?? 0) >= least)),
  }))
}

/** Which half of the menus a menu is in, by its document. */
const isOdd = (group: string): boolean => {
  let sum = 0
  for (const letter of group) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0
  return sum % 2 === 1
}

/**
 * Trains both passes. What the second pass learns from is what a first pass makes of documents that it wasn't trained
 * on, so one is trained on each half of them. The same menus in the same order give the same weights.
 */
export function trainModels(menus: readonly SeenMenu[], choice: TrainingChoice): LayoutModels {
  const taught = menus.map(hidden)
  const lessons = taught.map(lessonOf)
  const half = (odd: boolean) => lessons.filter((_, at) => isOdd(taught[at]?.group ?? '') === odd)
  const train = (lessons: readonly Lesson[], seed: number) =>
    trainPass(withoutRare(lessons, choice.leastMenus), { ...choice, seed })
  const halves = [train(half(true), choice.seed), train(half(false), choice.seed + 1)] as const
  const seconds = lessons.map((lesson, at) => {
    const menu = taught[at] as SeenMenu
    return secondLesson(menu, lesson, isOdd(menu.group) ? halves[1] : halves[0])
  })
  return { first: train(lessons, choice.seed + 2), second: train(seconds, choice.seed + 3) }
}
