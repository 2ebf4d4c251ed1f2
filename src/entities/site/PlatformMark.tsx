import { mark, sail } from './SiteMark.css.ts'

/** Sign of the platform: a sail. Decorative: its name stands beside it. */
export function PlatformMark({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <rect className={mark} width="40" height="40" rx="10" />
      <path
        className={sail}
        d="M20.7 8.5v18.2M20.7 10c5.7 2.9 9 8.6 9.4 16.7h-9.4M17.3 14.6c-.6 5.2-3 9.1-7 12.1h7zM9.5 30.3c3.5 2 7 2 10.5 0 3.5 2 7 2 10.5 0"
      />
    </svg>
  )
}
