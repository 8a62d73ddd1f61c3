import { type RefObject, useEffect } from 'react'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { noteSectionInView } from '../../view/reveal.ts'
import { useScroller } from '../../view/scroller.ts'

export function useSectionNoted(list: RefObject<HTMLElement | null>): void {
  // Others are watched when it changes.
  const count = useOpenMenu(({ menu }) => menu?.sections.length)
  const scroller = useScroller()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sections in the page change with their number.
  useEffect(() => {
    const sections = [...(list.current?.querySelectorAll<HTMLElement>('[data-section-id]') ?? [])]
    const inSight = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target)
          else inSight.delete(target)
        }
        const last = sections.findLast((section) => inSight.has(section))
        if (last) noteSectionInView(Number(last.dataset.sectionId))
      },
      // The upper part of the screen: a heading counts once it is near the top.
      { root: scroller, rootMargin: '0px 0px -70% 0px' },
    )
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [list, scroller, count])
}
