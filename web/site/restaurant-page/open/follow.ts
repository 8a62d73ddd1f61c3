/** What a guest has opened stays open. */
const GUESTS_OWN = new Set(['open'])

/**
 * Brings an element to what the newest page says, and leaves all else as it is: scrolled places, focus, ticked boxes,
 * and details that a guest opened.
 * @param shown in the page that is open
 * @param next the same element of the newest page, which is taken apart
 */
export function follow(shown: Element, next: Element): void {
  if (shown.isEqualNode(next)) return
  for (const { name } of [...shown.attributes])
    if (!GUESTS_OWN.has(name) && !next.hasAttribute(name)) shown.removeAttribute(name)
  for (const { name, value } of next.attributes)
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value)
  const left = new Set<ChildNode>(shown.childNodes)
  const kept = [...next.childNodes].map((node) => {
    const same = [...left].find((one) => keyOf(one) === keyOf(node))
    if (!same) return node
    left.delete(same)
    if (same instanceof Element) follow(same, node as Element)
    else if (same.nodeValue !== node.nodeValue) same.nodeValue = node.nodeValue
    return same
  })
  for (const gone of left) gone.remove()
  let place = shown.firstChild
  for (const node of kept) {
    if (node === place) place = place.nextSibling
    else shown.insertBefore(node, place)
  }
}

/** Dishes and sections have anchors; other elements count by their order among those of their kind. */
const keyOf = (node: ChildNode): string =>
  node instanceof Element ? `${node.nodeName} ${node.id || node.getAttribute('class') || ''}` : node.nodeName
