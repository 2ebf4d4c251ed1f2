/** Numbers of the advisory locks that processes take on a PostgreSQL: one of the product's own, and one of the lock's. */
export const locks = {
  product: 0x71_68_6e_67,
  serving: 1,
  migrating: 2,
  seeding: 3,
} as const
