/** Whether this client was built for a server. `make site` builds one that needs none. */
export const HAS_SERVER = import.meta.env.MODE !== 'site';
