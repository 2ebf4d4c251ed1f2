import { type ReactNode, useEffect, useRef, useState } from 'react'

export interface NearViewportProps {
  /** Gives the place its height while it is empty, so that nothing jumps. */
  readonly className: string
  /** Drawn from the moment that the place comes into view: for what its own chunk carries. */
  readonly children: ReactNode
}

/** Puts off what lies below the first screen until the visitor scrolls to it. */
export function NearViewport({ className, children }: NearViewportProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) setNear(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className={className}>
      {isNear && children}
    </div>
  )
}
