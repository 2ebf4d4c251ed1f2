import { PageError } from '../features/shell/PageError.tsx'

/** A page that could not be drawn, usually for a file that did not come. */
export const Broken = () => <PageError onRetry={() => location.reload()} />
