// Shows a call when the page is not open, and leads to its table. It keeps nothing and fetches nothing by itself.

// An address of the house, wherever on its site it lives: the worker lies at its door.
const at = (address) => new URL(`.${address}`, registration.scope).href;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("push", (event) => event.waitUntil(show(event.data)));

async function show(data) {
  let call = {};
  try {
    call = data.json();
  } catch {
    // not one of ours; a browser wants something to be shown all the same
  }
  const { id = "", title = "Presidium", body = "", url = "/", table = "", stop = "" } = call;
  // A newer question takes the place of an older one of the same table; what comes twice has the same tag.
  const older = table ? await registration.getNotifications() : [];
  for (const each of older) if (each.data?.table === table && each.tag !== id) each.close();
  await registration.showNotification(title, {
    body,
    tag: id,
    icon: at("/icon-small.png"),
    badge: at("/icon-small.png"),
    data: { url, table },
    actions: table && stop ? [{ action: "stop", title: stop }] : [],
  });
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url, table } = event.notification.data ?? {};
  event.waitUntil(event.action === "stop" ? off(table) : open(url ?? "/"));
});

const off = (table) =>
  fetch(at(`/api/me/calls/tables/${encodeURIComponent(table)}`), {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ on: false }),
  });

async function open(path) {
  const to = at(path);
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((each) => new URL(each.url).pathname === new URL(to).pathname);
  if (there) await there.focus();
  else await clients.openWindow(to);
}
