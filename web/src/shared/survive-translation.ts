/**
 * Keeps React working when a browser's translation or an extension has moved or removed a node: React would throw and the screen would
 * fail. Texts are safe without it (jsx/own-text.ts). This is for all other nodes.
 */
const { insertBefore, removeChild } = Node.prototype;

Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
  if (child.parentNode === this) return removeChild.call(this, child) as T;
  (child as unknown as ChildNode).remove();
  return child;
};

Node.prototype.insertBefore = function <T extends Node>(this: Node, child: T, next: Node | null): T {
  let place = next;
  while (place && place.parentNode !== this) place = place.parentNode;
  return insertBefore.call(this, child, place) as T;
};
