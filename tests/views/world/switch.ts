/** Something of the surroundings that is on or off, as a test says. */
export class Switch {
  #on = false
  readonly #watchers = new Set<() => void>()
  readonly isOn = () => this.#on
  readonly watch = (changed: () => void) => {
    this.#watchers.add(changed)
    return () => void this.#watchers.delete(changed)
  }
  turn(on: boolean): void {
    this.#on = on
    for (const changed of this.#watchers) changed()
  }
}
