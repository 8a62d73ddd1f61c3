import { categories, cuisines } from '#domain/reference/reference.ts'

export function pairName({ cuisineId, categoryId }: { cuisineId: number; categoryId: number }): string {
  const cuisine = cuisines.find(({ id }) => id === cuisineId)
  const category = categories.find(({ id }) => id === categoryId)
  return `${cuisine?.name} → ${category?.name}`
}
