import type { Here } from './here.ts'

/** `First: Soup of the day or Little gem Caesar` */
export function isCourseLine({ facts: { text }, open }: Here): boolean {
  return open.isCourses && /^[\p{Lu}\p{Lo}\d][^:\t]{1,25}:\s+\S/u.test(text)
}
