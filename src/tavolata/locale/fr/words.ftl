### Ce que les phrases de tous les jeux ont en commun, en français.

# Une énumération dans une phrase : $others est tout sauf le dernier élément, avec des virgules.
listed = { $others } et { $last }
