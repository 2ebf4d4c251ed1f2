/** Where a text of React's is among the children of an element, be it in a `<font>`; null where translation took it away. */
function placeOf(text: Text, parent: Node): Node | null {
  let place: Node = text
  while (place.parentNode?.nodeName === 'FONT') place = place.parentNode
  return place.parentNode === parent ? place : null
}

/**
 * Translation of pages puts elements of its own where texts stood, whatever `translate="no"` says in some browsers, and
 * React would take the whole page away once it misses one; called once, before anything is drawn.
 */
export function outlivePageTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before instanceof Text ? placeOf(before, this) : before) as T
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const place = child instanceof Text ? placeOf(child, this) : child
    if (place) removeChild.call(this, place)
    return child
  }
}
