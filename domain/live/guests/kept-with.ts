/**
 * A function of an object and a second argument that keeps its last answer with the object. Parts of menus never
 * change, they are replaced, so a kept answer is never outdated.
 */
export function keptWith<Part extends object, Besides, Answer>(
  make: (part: Part, besides: Besides) => Answer,
  isSame: (one: Besides, other: Besides) => boolean,
): (part: Part, besides: Besides) => Answer {
  const kept = new WeakMap<Part, { readonly besides: Besides; readonly answer: Answer }>()
  return (part, besides) => {
    const found = kept.get(part)
    if (found && isSame(found.besides, besides)) return found.answer
    const answer = make(part, besides)
    kept.set(part, { besides, answer })
    return answer
  }
}
