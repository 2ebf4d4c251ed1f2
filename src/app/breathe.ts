/** Between the libraries and the product: to read either takes long enough for a task of its own. */
await new Promise((resolve) => setTimeout(resolve))

export {}
