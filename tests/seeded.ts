import fc from 'fast-check'

/** A run tells of the change that is tested, not of its luck; `FC_SEED` tries others. */
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_260_101) })
