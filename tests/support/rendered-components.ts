import type { Page } from '@playwright/test'

/** A fiber of React, as its developer tools read it. */
interface Fiber {
  readonly tag: number
  readonly flags: number
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly alternate: Fiber | null
}

interface Counted {
  rendered?: number
}

/** Counts, from the next page load on, the components that React renders; its developer tools count them so. */
export const countComponents = (page: Page) =>
  page.addInitScript(() => {
    /** Functions, classes, forwarded refs and memos, by `ReactWorkTags`. */
    const components = [0, 1, 11, 14, 15]
    const performedWork = 1
    const childrenOf = (fiber: Fiber | null): Fiber[] => {
      const children: Fiber[] = []
      for (let child = fiber?.child; child; child = child.sibling) children.push(child)
      return children
    }
    /** @param before what it was in the last commit; null where it was not there */
    const renderedIn = (fiber: Fiber, before: Fiber | null): number => {
      const own = components.includes(fiber.tag) && (fiber.flags & performedWork) === performedWork ? 1 : 0
      if (before && fiber.child === before.child) return own
      const known = childrenOf(before)
      return childrenOf(fiber)
        .filter((child) => !known.includes(child))
        .reduce((sum, child) => {
          const last = child.alternate
          return sum + renderedIn(child, last && known.includes(last) ? last : null)
        }, own)
    }
    const counted = window as Counted
    counted.rendered = 0
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        onScheduleFiberRoot() {},
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
        onCommitFiberRoot(_: number, { current }: { readonly current: Fiber }) {
          counted.rendered = (counted.rendered ?? 0) + renderedIn(current, current.alternate)
        },
      },
    })
  })

/** How many components an act renders until its frame is painted. */
export async function componentsOf(page: Page, act: () => Promise<void>): Promise<number> {
  const rendered = () => page.evaluate(() => (window as Counted).rendered ?? Number.NaN)
  const before = await rendered()
  await act()
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
  return (await rendered()) - before
}
